import type { ConsentLabels } from "./consent-labels.ts";

/** The banner in Korean, with the four items of the Personal Information Protection Act. */
export const ko: ConsentLabels = {
  title: "방문 기록을 측정해도 되겠습니까?",
  lead: "동의하시면 어떤 화면이 도움이 되고 어디에서 오류가 나는지 측정합니다. 거부하셔도 모든 화면을 그대로 이용하실 수 있습니다.",
  policy: "개인정보처리방침",
  buttons: { accept: "동의", refuse: "거부" },
  previousChoice: {
    granted: "지금은 측정에 동의하신 상태입니다.",
    denied: "지금은 측정을 거부하신 상태입니다.",
  },
  signal:
    "브라우저가 보낸 개인정보 보호 신호(GPC)에 따라 이용 통계, 태그, 안내 메시지는 사용하지 않습니다.",
  summary: "수집 항목과 목적, 보유 기간, 거부할 권리",
  what: {
    term: "수집 항목",
    text: "본 화면과 조작, 화면 재생 기록, 오류와 속도, 브라우저와 기기의 종류, IP 주소, 쿠키에 저장하는 식별자. 입력하신 글은 수집하지 않습니다.",
  },
  why: {
    term: "수집 목적",
    services: {
      monitoring: "오류와 속도 확인",
      analytics: "이용 통계",
      tagManager: "통계 도구 관리",
      messaging: "안내 메시지",
    },
  },
  howLong: {
    term: "보유 기간",
    text: "쿠키는 최대 365일. 측정한 기록은 [보유 기간: 법무 검토 후 확정].",
  },
  who: {
    term: "받는 곳",
    place: "미국으로, 이용하시는 때에 암호화된 통신으로 보냅니다",
    services: {
      monitoring: "Datadog, Inc.",
      analytics: "Amplitude, Inc.",
      tagManager: "Google LLC",
      messaging: "[안내 메시지 업체]",
    },
  },
  optOut: {
    term: "거부할 권리",
    text: "동의하지 않으셔도 되며 불이익은 없습니다. 동의하신 뒤에도 화면 맨 아래 ‘개인정보 설정’에서 언제든 철회하실 수 있고, 그때 쿠키도 지웁니다.",
  },
};
