import { useRunAfterPointerUp } from "@realtor/ui/use-run-after-pointer-up";
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

/** Error codes by field; a valid field has none. */
export type Errors<Field extends string, Code> = Readonly<{ [name in Field]?: Code | undefined }>;

/** What a refused call means: errors of fields, or a sentence that belongs to none. */
export interface Refusal<Field extends string, Code> {
  errors?: Errors<Field, Code> | undefined;
  failure?: ReactNode;
  /** A field to be typed again: a password is emptied, another text selected. */
  retype?: Field | undefined;
}

type Reader<Values> = (form: HTMLFormElement) => Values;

/** The values of controlled fields, or how those of native ones are read. */
type Source<Values> =
  | { values: Values; read?: undefined }
  | { values?: undefined; read: Reader<Values> };

interface Rules<Values extends object, Code extends string> {
  check: (values: Values) => Errors<keyof Values & string, Code>;
  /** The form is busy until it resolves, and stays so if the page is being left. May reject. */
  submit: (values: Values, form: HTMLFormElement) => Promise<void | "leaving">;
  /** Called once for each rejection of `submit`. */
  refused: (error: unknown) => Refusal<keyof Values & string, Code>;
  errorText: (code: Code, field: keyof Values & string) => string;
}

interface FieldProps<Name> {
  name: Name;
  error: string | undefined;
  /** Of a field without an error of its own, which is to be typed again. */
  "aria-invalid"?: true;
}

export interface Form<Field extends string> {
  busy: boolean;
  /** Why the last attempt was refused, unless that is the error of a field. */
  failure: ReactNode;
  /** Changes with each refusal: the `key` of its alert, which is announced again. */
  attempt: number;
  /** Props of the `<form>`. */
  root: Pick<
    ComponentProps<"form">,
    "method" | "noValidate" | "onSubmit" | "onChange" | "onBlur"
  > & { ref: RefObject<HTMLFormElement | null> };
  /**
   * Props of a field. Its error is that of the check, once the field was left or the form was sent, or
   * that of the service until the field is edited.
   */
  field: <Name extends Field>(name: Name) => FieldProps<Name>;
}

/**
 * A form behind sign-in: errors when a filled-in field is left and when the form is sent, the first one
 * focused, and one call for two presses. Public forms use those of the kit, which work without script.
 */
export function useForm<Values extends object, Code extends string>(
  options: Source<Values> & Rules<Values, Code>,
): Form<keyof Values & string> {
  type Field = keyof Values & string;
  const { check, submit, refused, errorText } = options;
  const runAfterPointerUp = useRunAfterPointerUp();
  const root = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState<Values>();
  /** The names of the fields that were left; null, which is all, once the form was sent with an error. */
  const [left, setLeft] = useState<ReadonlySet<string> | null>(new Set());
  const [last, setLast] = useState<Refusal<Field, Code> & { attempt: number; sent?: Values }>({
    attempt: 0,
  });
  const current = options.read ? typed : options.values;
  const found = current && check(current);

  // In the commit that shows the errors, so that an alert is announced before the field.
  useLayoutEffect(() => {
    if (last.attempt === 0 || !root.current) return;
    if (last.retype === undefined) findFirstInvalid(root.current)?.focus();
    else typeAgain(root.current.querySelector(`input[name="${last.retype}"]`));
  }, [last]);

  function read(form: HTMLFormElement): Values {
    if (!options.read) return options.values;
    const texts = options.read(form);
    setTyped(texts);
    return texts;
  }

  function reject(sent: Values, refusal: Refusal<Field, Code>) {
    setLast({ ...refusal, sent, attempt: last.attempt + 1 });
  }

  async function send(form: HTMLFormElement) {
    if (isRunning.current) return;
    const sent = read(form);
    const isWrong = hasErrors(check(sent));
    setLeft(isWrong ? null : new Set());
    if (isWrong) {
      reject(sent, {});
      return;
    }
    isRunning.current = true;
    setBusy(true);
    setLast({ attempt: 0 });
    try {
      if ((await submit(sent, form)) === "leaving") return;
    } catch (error) {
      reject(sent, refused(error));
    }
    isRunning.current = false;
    setBusy(false);
  }

  return {
    busy,
    failure: last.failure,
    attempt: last.attempt,
    root: {
      ref: root,
      // A browser without script sends no password.
      method: "dialog",
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        void send(event.currentTarget);
      },
      onChange: ({ currentTarget }) => void read(currentTarget),
      onBlur({ currentTarget, target }) {
        if (!isFilledIn(target)) return;
        runAfterPointerUp(() => {
          read(currentTarget);
          setLeft((before) => before && new Set([...before, target.name]));
        });
      },
    },
    field(name) {
      const isUnchanged = last.sent !== undefined && current?.[name] === last.sent[name];
      const refusal = isUnchanged ? last.errors?.[name] : undefined;
      const code = (left === null || left.has(name) ? found?.[name] : undefined) ?? refusal;
      return {
        name,
        error: code === undefined ? undefined : errorText(code, name),
        ...(isUnchanged && last.retype === name && { "aria-invalid": true }),
      };
    },
  };
}

export type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Reads native fields: what was typed or filled in before hydration counts. */
export function textsOf<Name extends string>(...names: readonly Name[]): Reader<Texts<Name>> {
  return (form) => {
    const data = new FormData(form);
    const texts = names.map((name) => {
      const value = data.get(name);
      return [name, typeof value === "string" ? value : ""];
    });
    return Object.fromEntries(texts) as Texts<Name>; // fromEntries loses the key types
  };
}

function hasErrors(errors: object): boolean {
  return Object.values(errors).some((code) => code !== undefined);
}

/** Leaving an empty field, or a box that is not checked, is no error yet. */
function isFilledIn(target: Element): target is HTMLInputElement | HTMLTextAreaElement {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return false;
  return target.name !== "" && target.value !== "" && !["checkbox", "radio"].includes(target.type);
}

const control =
  ':is(input, select, textarea, button, a, [tabindex="0"]):not(:disabled, [type="hidden"], [tabindex="-1"], [aria-hidden="true"] *)';

/** A rich field marks its root: a select has `aria-invalid` nowhere. */
function findFirstInvalid(form: HTMLFormElement): HTMLElement | null {
  const marked = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  return marked?.matches(control) ? marked : (marked?.querySelector<HTMLElement>(control) ?? null);
}

function typeAgain(field: HTMLInputElement | null): void {
  if (field?.type === "password") field.value = "";
  field?.focus();
  field?.select();
}
