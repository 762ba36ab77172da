import type { MenuProps } from "@realtor/ui/menu";
import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  startTransition,
  Suspense,
  useCallback,
  useRef,
  useState,
} from "react";
import { lazyPart } from "./lazy-part.tsx";

const Menu = lazyPart(async () => (await import("@realtor/ui/menu")).Menu);

interface LazyMenuProps extends Pick<MenuProps, "items" | "note"> {
  trigger: ReactElement<ComponentProps<"button">>;
  /** Loads the menu: a key of its surroundings may open it. */
  wanted?: boolean;
  /** Controlled, for such a key. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** `Menu`, whose code is loaded when its button gets the pointer or the focus. A press before opens it then. */
export function LazyMenu(props: LazyMenuProps) {
  const { trigger, wanted = false, open: givenOpen, onOpenChange, ...menu } = props;
  const [isWanted, setWanted] = useState(false);
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = givenOpen ?? ownOpen;
  const setOpen = onOpenChange ?? setOwnOpen;
  const ref = useKeptFocus();
  // The button stays until the menu is loaded.
  const load = () => startTransition(() => setWanted(true));
  const open = () => {
    setOpen(true);
    load();
  };
  const button = cloneElement(trigger, {
    ref,
    "aria-haspopup": "menu",
    "aria-expanded": false,
    // The press of a finger ends in one step: its focus would close what had opened before, and its click opens.
    onPointerEnter: ({ pointerType }) => pointerType !== "touch" && load(),
    onFocus: load,
    // As the menu's own button: a click would be lost if the button is replaced before.
    onPointerDown: ({ button: pressed, ctrlKey, pointerType }) =>
      pressed === 0 && !ctrlKey && pointerType !== "touch" && open(),
    onClick: open,
  });
  return (
    <Suspense fallback={button}>
      {/* Not as soon as it is open: the rest of the press would focus the button, which closes the menu. */}
      {isWanted || wanted ? (
        <Menu
          {...menu}
          trigger={cloneElement(trigger, { ref })}
          open={isOpen}
          onOpenChange={setOpen}
        />
      ) : (
        button
      )}
    </Suspense>
  );
}

/** A ref for an element that React replaces by another one with the same ref, which takes over its focus. */
function useKeptFocus() {
  const hadFocus = useRef(false);
  return useCallback((element: HTMLElement | null) => {
    if (hadFocus.current) element?.focus();
    return () => {
      hadFocus.current = document.activeElement === element;
    };
  }, []);
}
