import "@realtor/ui/styles.css";
import { hydrateRoot } from "react-dom/client";
import { content } from "../content.ts";
import { Homepage } from "../homepage.tsx";

const root = document.getElementById("root");
if (root) hydrateRoot(root, <Homepage content={content} />);
