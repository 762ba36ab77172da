import { Button } from "@realtor/ui/button";
import { NativeSelect } from "@realtor/ui/native-select";
import { TextField } from "@realtor/ui/text-field";
import { FormattedMessage, useIntl } from "react-intl";
import type { TeamLabels } from "./probiz-props.ts";
import { maxQueryLength, regionKey } from "./team-filter.ts";
import * as css from "./team-section.css.ts";
import type { TeamFilterState } from "./use-team-filter.ts";

interface TeamSearchProps extends TeamFilterState {
  /** Path of this page, for submission without script. */
  action: string;
  labels: TeamLabels;
}

/** Search by name, language and region: a GET form that filters on input when script runs. */
export function TeamSearch({ action, labels, options, filter, applyForm }: TeamSearchProps) {
  const { formatMessage } = useIntl();
  return (
    <search aria-label={formatMessage({ id: "probiz.search" })}>
      <form
        action={action}
        className={css.search}
        onInput={({ currentTarget }) => applyForm(currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          applyForm(event.currentTarget);
        }}
      >
        <TextField
          label={formatMessage({ id: "probiz.q" })}
          name="q"
          type="search"
          maxLength={maxQueryLength}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={filter.q}
        />
        <NativeSelect
          label={labels.homepage.hero.languages}
          name="language"
          defaultValue={filter.language ?? ""}
          options={[
            { value: "", label: formatMessage({ id: "probiz.anyLanguage" }) },
            ...options.languages.map((lang) => ({
              value: lang,
              label: labels.language.spoken[lang],
            })),
          ]}
        />
        <NativeSelect
          label={labels.homepage.regions.title}
          name="region"
          defaultValue={filter.region ?? ""}
          options={[
            { value: "", label: formatMessage({ id: "probiz.anyRegion" }) },
            ...options.regions.map((region) => ({
              value: regionKey(region),
              label: region.displayName.text,
            })),
          ]}
        />
        <Button type="submit" variant="outline" size="medium">
          <FormattedMessage id="probiz.find" />
        </Button>
      </form>
    </search>
  );
}
