import { IconButton } from "../icon-button/icon-button.tsx";
import { MoreIcon } from "../icons/icons.ts";
import { Monogram } from "../monogram/monogram.tsx";
import { Status } from "../status/status.tsx";
import type { Column } from "./data-table.tsx";

/** A fictitious agent. */
export interface Agent {
  readonly slug: string;
  readonly name: string;
  readonly monogram: string;
  readonly areas: string;
  readonly live: boolean;
  readonly requests: number;
}

const createAgent = (
  slug: string,
  name: string,
  areas: string,
  live: boolean,
  requests: number,
): Agent => ({ slug, name, monogram: name.charAt(0), areas, live, requests });

export const messages = {
  ko: {
    caption: "리얼터",
    columns: ["사진", "이름", "주소", "활동 지역", "상태", "문의", "관리"],
    live: "공개 중",
    draft: "작성 중",
    more: "더 보기",
    noResult: "‘서연킴’에 맞는 결과가 없습니다.",
    empty: "아직 등록된 홈페이지가 없습니다",
    emptyBody: "첫 번째 리얼터의 홈페이지를 지어 보세요.",
    agents: [
      createAgent("grace-kim", "김서연", "어바인, 터스틴, 뉴포트비치", true, 12),
      createAgent("michael_park", "박민준", "풀러턴, 부에나파크, 브레아", true, 3),
      createAgent("haruka-sato", "사토 하루카", "토런스, 레돈도비치", true, 0),
      createAgent("daniel_choi", "최대현", "덜루스, 스와니, 로렌스빌", false, 0),
    ],
  },
  en: {
    caption: "Realtors",
    columns: ["Photo", "Name", "Address", "Areas", "Status", "Requests", "Manage"],
    live: "Live",
    draft: "Draft",
    more: "More",
    noResult: "Nothing matches “seoyeonkim”.",
    empty: "No websites yet",
    emptyBody: "Build the first realtor’s website.",
    agents: [
      createAgent("grace-kim", "Grace Kim", "Irvine, Tustin, Newport Beach", true, 12),
      createAgent("michael_park", "Michael Park", "Fullerton, Buena Park, Brea", true, 3),
      createAgent("haruka-sato", "Haruka Sato", "Torrance, Redondo Beach", true, 0),
      createAgent("daniel_choi", "Daniel Choi", "Duluth, Suwanee, Lawrenceville", false, 0),
    ],
  },
  ja: {
    caption: "エージェント",
    columns: ["写真", "名前", "アドレス", "活動エリア", "状態", "お問い合わせ", "管理"],
    live: "公開中",
    draft: "下書き",
    more: "その他",
    noResult: "「ソヨンキム」に一致する結果がありません。",
    empty: "まだホームページがありません",
    emptyBody: "最初のエージェントのホームページをつくりましょう。",
    agents: [
      createAgent("grace-kim", "グレース・キム", "アーバイン、タスティン", true, 12),
      createAgent("michael_park", "マイケル・パク", "フラートン、ブエナパーク、ブレア", true, 3),
      createAgent("haruka-sato", "佐藤 遥", "トーランス、レドンドビーチ", true, 0),
      createAgent("daniel_choi", "ダニエル・チェ", "ダルース、スワニー", false, 0),
    ],
  },
};

export type Messages = (typeof messages)["ko"];

export function createColumns({ columns, live, draft, more }: Messages): Column<Agent>[] {
  const [photo = "", name = "", address = "", areas = "", status = "", requests = "", manage = ""] =
    columns;
  return [
    {
      id: "photo",
      header: photo,
      headerHidden: true,
      mobileLayout: "before",
      cell: ({ monogram }) => <Monogram character={monogram} />,
    },
    {
      id: "name",
      header: name,
      rowHeader: true,
      sortable: true,
      cell: (row) => <strong>{row.name}</strong>,
    },
    { id: "slug", header: address, mobileLayout: "hidden", cell: ({ slug }) => `/${slug}` },
    { id: "areas", header: areas, mobileLayout: "plain", cell: (row) => row.areas },
    {
      id: "status",
      header: status,
      mobileLayout: "plain",
      cell: (row) => <Status kind={row.live ? "live" : "draft"}>{row.live ? live : draft}</Status>,
    },
    {
      id: "requests",
      header: requests,
      align: "end",
      sortable: true,
      cell: (row) => row.requests,
    },
    {
      id: "manage",
      header: manage,
      headerHidden: true,
      align: "end",
      mobileLayout: "after",
      cell: (row) => (
        <IconButton label={`${row.name} ${more}`}>
          <MoreIcon />
        </IconButton>
      ),
    },
  ];
}
