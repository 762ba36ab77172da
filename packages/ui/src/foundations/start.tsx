import { Button } from "../components/button/button.tsx";
import { StoryScheme } from "../../test/fixtures/story-scheme.tsx";
import { createTheme } from "../theme/create-theme.ts";
import * as css from "./foundations.css.ts";

const { hero, content } = createTheme({ mainColor: "#0F5C4A", heroDark: true, contentDark: false });

/** Dark hero and light content, as in the code example above it. */
export function ThemedButtons() {
  return (
    <div className={`${css.example} ${css.schemes}`} lang="en">
      {[hero, content].map((scheme) => (
        <StoryScheme key={scheme.surface} scheme={scheme}>
          <div className={css.page}>
            <div className={css.row}>
              <Button href="#theme">Contact</Button>
            </div>
          </div>
        </StoryScheme>
      ))}
    </div>
  );
}
