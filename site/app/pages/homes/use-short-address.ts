import { useEffect } from "react";

/** Removes the filters that are not set from the address that the filter form opens. */
export function useShortAddress(): void {
  useEffect(() => {
    const removeEmpty = ({ target, formData }: FormDataEvent) => {
      if (!(target instanceof Element) || !target.matches("[data-homes-filter]")) return;
      const empty = [...formData].flatMap(([name, value]) => (value === "" ? [name] : []));
      for (const name of empty) formData.delete(name);
    };
    document.addEventListener("formdata", removeEmpty);
    return () => document.removeEventListener("formdata", removeEmpty);
  }, []);
}
