import { Switch } from "@realtor/ui/switch";
import { useIntl } from "react-intl";
import { useField } from "#app/profile-editor/draft/use-draft.ts";
import { ColorField } from "./color-field.tsx";
import { lookMessages } from "./look-messages.ts";
import * as css from "./look-step.css.ts";
import { TemplateField } from "./template-field.tsx";

/** Step 4: template, main color and the dark first screen. Each choice shows at once on the page. */
export function LookStep() {
  const { formatMessage } = useIntl();
  const [isDark, setDark] = useField("darkHero");
  return (
    <>
      <TemplateField />
      <ColorField />
      <div className={css.dark}>
        <Switch
          label={formatMessage(lookMessages.dark)}
          checked={isDark}
          onChange={({ target }) => setDark(target.checked)}
        />
      </div>
    </>
  );
}
