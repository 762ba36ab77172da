import { DraftTextField, type DraftTextFieldProps } from "#app/profile-editor/form/text-fields.tsx";
import { BrokerageList } from "#app/profile-editor/form/brokerage-list.tsx";
import { useBrokerages } from "#app/profile-editor/form/use-brokerages.ts";

/** The English name of the brokerage, with the known ones; any other can be typed. */
export function DraftBrokerageField(props: Omit<DraftTextFieldProps, "field">) {
  const { listId, known, onType } = useBrokerages();
  return (
    <div>
      <DraftTextField field="agency" {...props} list={listId} onType={onType} />
      <BrokerageList listId={listId} known={known} />
    </div>
  );
}
