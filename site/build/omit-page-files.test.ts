import { expect, it } from "vitest";
import { withoutPageFiles } from "./omit-page-files.ts";

const head = (files: string) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${files})))=>i.map(i=>d[i]);`;

it("removes what only pages load, and numbers the rest again", () => {
  const code = `${head('["assets/a.css","assets/b.css","assets/c.js","assets/d.css"]')}
p={"./x/x.page.tsx":()=>n(()=>import(\`./x.page-AbC_-12.js\`),__vite__mapDeps([0,3])),
"./y/y.page.tsx":()=>n(()=>import(\`./y.page-AbC_-12.js\`),__vite__mapDeps([3]))};
n(()=>import("./menu-1234567.js"),__vite__mapDeps([1,2]));n(()=>import("./z-1.js"),[])`;
  expect(withoutPageFiles(code)).toBe(`${head('["assets/b.css","assets/c.js"]')}
p={"./x/x.page.tsx":()=>n(()=>import(\`./x.page-AbC_-12.js\`)),
"./y/y.page.tsx":()=>n(()=>import(\`./y.page-AbC_-12.js\`))};
n(()=>import("./menu-1234567.js"),__vite__mapDeps([0,1]));n(()=>import("./z-1.js"),[])`);
});

it("removes the empty list of a page without files", () => {
  expect(withoutPageFiles("n(()=>import(`./x.page-1.js`),[])")).toBe(
    "n(()=>import(`./x.page-1.js`))",
  );
});

it("does not change a chunk that imports no page", () => {
  const code = `${head('["assets/a.css"]')}n(()=>import("./menu-1.js"),__vite__mapDeps([0]))`;
  expect(withoutPageFiles(code)).toBe(code);
});

it("refuses a table in another form", () => {
  const code = 'n(()=>import("./x.page-1.js"),__vite__mapDeps([0]))';
  expect(() => withoutPageFiles(code)).toThrow("adapt site/build/omit-page-files.ts");
});
