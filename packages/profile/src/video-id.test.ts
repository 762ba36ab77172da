import { describe, expect, it } from "vitest";
import { parseVideoId } from "./video-id.ts";

describe("parseVideoId", () => {
  it.each([
    ["https://www.youtube.com/watch?v=EXAMPLE0000", "EXAMPLE0000"],
    ["https://www.youtube.com/watch?list=x&v=EXAMPLE0000&t=3", "EXAMPLE0000"],
    ["https://m.youtube.com/shorts/EXAMPLE-_00", "EXAMPLE-_00"],
    ["https://youtube.com/embed/EXAMPLE0000?rel=0", "EXAMPLE0000"],
    ["https://www.youtube.com/live/EXAMPLE0000", "EXAMPLE0000"],
    ["https://youtu.be/EXAMPLE0000?t=1", "EXAMPLE0000"],
    ["https://www.youtube.com/v/EXAMPLE0000", "EXAMPLE0000"],
    ["https://www.youtube-nocookie.com/embed/EXAMPLE0000?rel=0", "EXAMPLE0000"],
    [" http://www.youtu.be/EXAMPLE0000/ ", "EXAMPLE0000"],
    ["https://youtu.be/", null],
    ["https://www.youtube.com/@grace", null],
    ["https://www.youtube.com/watch?v=short", null],
    ["https://www.youtube.com/watch?v=EXAMPLE0000%22", null],
    ["https://youtu.be.evil.example/EXAMPLE0000", null],
    ["ftp://youtu.be/EXAMPLE0000", null],
    ["https://youtube.com.example/watch?v=EXAMPLE0000", null],
    ["https://notyoutube.com/watch?v=EXAMPLE0000", null],
    ["javascript://youtu.be/EXAMPLE0000", null],
    ["EXAMPLE0000", null],
    [null, null],
    [undefined, null],
  ])("%j is %j", (value, id) => {
    expect(parseVideoId(value)).toBe(id);
  });
});
