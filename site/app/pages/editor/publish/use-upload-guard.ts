import { useEffect } from "react";
import { useSharedUploads } from "#app/profile-editor/photos/photo-uploads.tsx";
import { isPending } from "#app/profile-editor/photos/upload-queue.ts";

/** Makes the browser ask before the page is closed while photos are uploading, which would be lost. */
export function useUploadGuard(): void {
  const uploads = useSharedUploads();
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (uploads.getState().some(isPending)) event.preventDefault();
    };
    addEventListener("beforeunload", onBeforeUnload);
    return () => removeEventListener("beforeunload", onBeforeUnload);
  }, [uploads]);
}
