/** Strokes of a floor plan, as SVG path data by line weight. */
export interface Drawing {
  viewBox: string;
  strong: string;
  fine: string;
  dashed: string;
}

/** A room with a table and two rows of chairs, lying on wide screens and upright on mobile. */
export interface RoomPlan {
  /** Chairs of a row. In an odd team the last one is empty. */
  places: number;
  /** Left edge of the lying table, and the length of it that each chair has. */
  tableStart: number;
  pitch: number;
  wide: Drawing;
  mobile: Drawing;
}

/** Agents in the drawing; the list of the team has all. */
export const maxChairs = 14;

/** Units of the lying drawing: width, and the space of a chair along the table. */
export const wideRoom = { width: 1312, height: 448, pitch: 208, longTable: 1040 } as const;
/** Units of the upright drawing. */
export const mobileRoom = { width: 350, pitch: 92 } as const;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Walls of two lines with a door at the right, and two windows. */
const walls = {
  strong:
    "M1316 168V-4H-4V424H1316V282M1307 168V5H5V415H1307V282M1307 168h9M1307 282h9M1311 282H1198",
  fine:
    [150, 850].map((x) => `M${x} -4v9M${x} .5h300M${x + 300} -4v9`).join("") +
    "M1198 282A114 114 0 0 1 1311 168",
};

function drawWide(places: number, start: number, width: number): Drawing {
  const pitch = width / places;
  const chairs = range(places).flatMap((index) => {
    const x = start + pitch * (index + 0.5);
    return [`M${x - 46} 118V52h92v66`, `M${x - 46} 322v66h92v-66`];
  });
  const dividers = range(places - 1).map((index) => `M${start + pitch * (index + 1)} 156v110`);
  const end = start + width;
  const measure = `M${start} 446H${end}M${start} 438v16M${end} 438v16M${start - 6} 452l12-12M${end - 6} 452l12-12`;
  return {
    viewBox: `-6 -6 ${wideRoom.width + 12} ${wideRoom.height + 12}`,
    strong: walls.strong + rectangle(start, 148, width, 126) + chairs.join(""),
    fine: walls.fine + rectangle(start + 8, 156, width - 16, 110) + measure,
    dashed: dividers.join(""),
  };
}

function drawMobile(places: number): Drawing {
  const { width, pitch } = mobileRoom;
  const length = places * pitch - 16;
  const chairs = range(places).flatMap((index) => {
    const y = 44 + pitch * index;
    return [`M100 ${y - 36}H24v72h76`, `M250 ${y - 36}h76v72h-76`];
  });
  const dividers = range(places - 1).map((index) => `M131 ${90 + pitch * index}h88`);
  return {
    viewBox: `0 0 ${width} ${places * pitch + 10}`,
    strong: rectangle(124, 6, 102, length) + chairs.join(""),
    fine: rectangle(131, 13, 88, length - 14),
    dashed: dividers.join(""),
  };
}

/** Draws a room for a number of agents, of whom at most `maxChairs` have a chair. */
export function drawRoom(agents: number): RoomPlan {
  const places = Math.ceil(Math.min(agents, maxChairs) / 2);
  // With one or two agents the table is a desk.
  const length = Math.min(Math.max(places * wideRoom.pitch, 320), wideRoom.longTable);
  const tableStart = (wideRoom.width - length) / 2;
  return {
    places,
    tableStart,
    pitch: length / places,
    wide: drawWide(places, tableStart, length),
    mobile: drawMobile(places),
  };
}
