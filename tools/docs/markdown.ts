import GithubSlugger from "github-slugger";

/** The text without fenced code blocks; their lines stay, so that line numbers match. */
function withoutFences(text: string): string {
  return text.replace(/^( *)(```+|~~~+)[^\n]*\n[\s\S]*?^\1\2 *$/gm, (block) =>
    block.replace(/[^\n]+/g, ""),
  );
}

/** The anchors of a Markdown document, as GitHub generates them. */
export function headingSlugs(text: string): Set<string> {
  const slugger = new GithubSlugger();
  const headings = withoutFences(text).matchAll(/^#{1,6} +(.+?) *#*$/gm);
  return new Set(
    Array.from(headings, ([, heading = ""]) =>
      slugger.slug(heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[`*]/g, "")),
    ),
  );
}

export interface Link {
  line: number;
  target: string;
}

/** Targets of links and images that are neither absolute URLs nor Storybook addresses. */
export function relativeLinks(text: string): Link[] {
  const plain = withoutFences(text).replace(/`[^`\n]*`/g, "");
  return plain
    .split("\n")
    .flatMap((content, index) =>
      Array.from(content.matchAll(/\]\(<?([^)\s>]+)>?(?: +"[^"]*")?\)/g), ([, target = ""]) => ({
        line: index + 1,
        target,
      })),
    )
    .filter(({ target }) => !/^(?:[a-z][a-z+.-]*:|\/|\?)/i.test(target));
}
