import type { Brokerages } from "./use-brokerages.ts";

/** Suggestions of a text field for the brokerage, each with its license number. */
export function BrokerageList({ listId, known }: Pick<Brokerages, "listId" | "known">) {
  return (
    <datalist id={listId}>
      {known.map(({ name, license }) => (
        <option key={name} value={name}>
          {license}
        </option>
      ))}
    </datalist>
  );
}
