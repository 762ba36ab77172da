import { Button } from "../components/button/button.tsx";
import { createTheme } from "../theme/create-theme.ts";
import { Theme } from "../theme/theme.tsx";
import * as css from "./foundations.css.ts";

const theme = createTheme({ mainColor: "#0F5C4A", heroDark: true, contentDark: false });

/** Dark hero and light content, as in the code example above it. */
export function ThemedButtons() {
  return (
    <div className={`${css.example} ${css.schemes}`} lang="en">
      {(["hero", "content"] as const).map((scheme) => (
        <Theme key={scheme} theme={theme} scheme={scheme}>
          <div className={css.page}>
            <div className={css.row}>
              <Button href="#theme">Contact</Button>
            </div>
          </div>
        </Theme>
      ))}
    </div>
  );
}
