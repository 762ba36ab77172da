import { IconButton } from "../icon-button/icon-button.tsx";
import { MoreIcon } from "../icon/icons.ts";
import { Seal } from "../seal/seal.tsx";
import { Status } from "../status/status.tsx";
import type { Column } from "./data-table.tsx";

/** Sample people, all fictitious. */
export interface Person {
  readonly slug: string;
  readonly name: string;
  readonly seal: string;
  readonly areas: string;
  readonly live: boolean;
  readonly requests: number;
}

const person = (
  slug: string,
  name: string,
  areas: string,
  live: boolean,
  requests: number,
): Person => ({ slug, name, seal: name.charAt(0), areas, live, requests });

export const words = {
  ko: {
    caption: "리얼터",
    columns: ["사진", "이름", "주소", "활동 지역", "상태", "문의", "관리"],
    live: "공개 중",
    draft: "작성 중",
    more: "더 보기",
    noResult: "‘서연킴’에 맞는 결과가 없습니다.",
    empty: "아직 등록된 홈페이지가 없습니다",
    emptyBody: "첫 번째 리얼터의 홈페이지를 지어 보세요.",
    people: [
      person("grace-kim", "김서연", "어바인, 터스틴, 뉴포트비치", true, 12),
      person("michael_park", "박민준", "풀러턴, 부에나파크, 브레아", true, 3),
      person("haruka-sato", "사토 하루카", "토런스, 레돈도비치", true, 0),
      person("daniel_choi", "최대현", "덜루스, 스와니, 로렌스빌", false, 0),
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
    people: [
      person("grace-kim", "Grace Kim", "Irvine, Tustin, Newport Beach", true, 12),
      person("michael_park", "Michael Park", "Fullerton, Buena Park, Brea", true, 3),
      person("haruka-sato", "Haruka Sato", "Torrance, Redondo Beach", true, 0),
      person("daniel_choi", "Daniel Choi", "Duluth, Suwanee, Lawrenceville", false, 0),
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
    people: [
      person("grace-kim", "グレース・キム", "アーバイン、タスティン", true, 12),
      person("michael_park", "マイケル・パク", "フラートン、ブエナパーク、ブレア", true, 3),
      person("haruka-sato", "佐藤 遥", "トーランス、レドンドビーチ", true, 0),
      person("daniel_choi", "ダニエル・チェ", "ダルース、スワニー", false, 0),
    ],
  },
};

export type Words = (typeof words)["ko"];

/** The columns of the list of realtors. */
export function columnsOf({ columns, live, draft, more }: Words): Column<Person>[] {
  const [photo = "", name = "", address = "", areas = "", status = "", requests = "", manage = ""] =
    columns;
  return [
    {
      id: "photo",
      header: photo,
      headerHidden: true,
      onPhone: "before",
      cell: ({ seal }) => <Seal character={seal} />,
    },
    {
      id: "name",
      header: name,
      rowHeader: true,
      sortable: true,
      cell: (row) => <strong>{row.name}</strong>,
    },
    { id: "slug", header: address, onPhone: "hidden", cell: ({ slug }) => `/${slug}` },
    { id: "areas", header: areas, onPhone: "plain", cell: (row) => row.areas },
    {
      id: "status",
      header: status,
      onPhone: "plain",
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
      onPhone: "after",
      cell: (row) => (
        <IconButton label={`${row.name} ${more}`}>
          <MoreIcon />
        </IconButton>
      ),
    },
  ];
}
