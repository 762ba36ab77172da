import { FormattedMessage, useIntl } from "react-intl";
import { SinglePhotoEditor } from "#app/profile-editor/photos/single-photo-editor.tsx";
import { usePhotos } from "#app/profile-editor/photos/use-photos.ts";
import { photoMessages as messages } from "./photo-messages.ts";

/** The portrait. */
export function PhotoField() {
  const { formatMessage } = useIntl();
  return (
    <SinglePhotoEditor
      {...usePhotos()}
      path="id"
      label={formatMessage(messages.label)}
      hint={formatMessage(messages.hint)}
      whenEmpty={<FormattedMessage {...messages.later} />}
    />
  );
}
