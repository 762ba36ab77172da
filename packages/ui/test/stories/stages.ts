import type { TestContext } from "@storybook/test-runner";
import { isTemplate } from "./check-accessibility.ts";
import { dark, forcedColors, hardColor, languages, light, type Mode, phone } from "./modes.ts";
import { readIndex } from "./storybook.ts";

type StoryName = Pick<TestContext, "name" | "title">;

/** Stories of the pages of a listing and of all homes in another design than that of `Default`. */
const designs: ReadonlySet<string> = new Set(["Panorama", "Editorial", "Atelier", "Brokerage"]);

const playedStories: ReadonlySet<string> = new Set(
  readIndex().flatMap(({ title, name, tags }) =>
    tags.includes("play-fn") ? `${title}/${name}` : [],
  ),
);

/** Stories of a state, whose texts another story of the component has. */
const repeated = /Hovered|Pressed|Focused|Disabled|Checked|Keyboard|By Arrow/;

/** Whether the story is a page with extreme texts, of which only the layout is checked. */
export const isExtremePage = ({ title }: StoryName) => title.startsWith("Templates/Extreme/");

/** Modes in which a story is checked in both stages together. */
export function getModes(story: StoryName): readonly Mode[] {
  if (story.name === "Gallery") return [light, dark, hardColor, forcedColors];
  if (!isTemplate(story)) return [light, dark];
  if (story.name !== "Default") return [light];
  return [light, dark, hardColor, forcedColors, phone, ...languages];
}

/** Whether a story has an image in one of its modes: galleries in two, each template and each design of it. */
export function hasImage(story: StoryName, mode: Mode): boolean {
  if (story.name === "Gallery") return mode === light || mode === forcedColors;
  return isTemplate(story) && (story.name === "Default" || designs.has(story.name));
}

/** Whether the stage of this run (`run.ts`) checks a story in a mode; without a stage, every one. */
export function isSelected(story: StoryName, mode: Mode): boolean {
  const stage = process.env["STORY_STAGE"];
  return stage === undefined || isQuick(story, mode) === (stage === "quick");
}

/** Whether this run checks a story with extreme texts: those of components, in the extended stage. */
export const checksTexts = (story: StoryName) =>
  !isTemplate(story) && isSelected(story, dark) && !repeated.test(story.name);

/** Whether the stage of this run checks a story at all. */
export const isInStage = (story: StoryName) =>
  getModes(story).some((mode) => isSelected(story, mode));

/**
 * What `npm test` checks: the `Default` of templates, and of components the galleries, which have all states, and the
 * stories with a play function, except those of a state that a gallery has, whose keys the component's test presses.
 * `npm run test:extended` checks the others.
 */
function isQuick(story: StoryName, mode: Mode): boolean {
  if (mode !== light && mode !== phone) return false;
  const { title, name } = story;
  if (isTemplate(story)) return name === "Default";
  return name === "Gallery" || (playedStories.has(`${title}/${name}`) && !repeated.test(name));
}
