import "@realtor/ui/styles.css";
import { hydrateRoot } from "react-dom/client";
import { Theme } from "@realtor/ui/theme";
import { content, theme } from "../content.ts";
import { Homepage } from "../homepage.tsx";

const root = document.getElementById("root");
if (root)
  hydrateRoot(
    root,
    <Theme theme={theme}>
      <Homepage content={content} />
    </Theme>,
  );
