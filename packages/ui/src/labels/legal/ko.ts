export const ko = {
  license: {
    own: { dre: "CA DRE 면허 {n}", grec: "GREC 면허 {n}", none: "면허 번호 {n}" },
    firm: {
      dre: "중개 회사 CA DRE 면허 {n}",
      grec: "중개 회사 GREC 면허 {n}",
      none: "중개 회사 면허 번호 {n}",
    },
  },
  fax: "팩스 {n}",
  compliance:
    "본 페이지는 {name}의 활동을 소개하기 위한 것이며, 정보는 신뢰할 만한 출처에서 얻었으나 정확성을 보증하지 않습니다.",
  realtor: "REALTOR®는 전미부동산협회(NAR) 회원임을 나타내는 등록 단체 표장입니다.",
  fmlsMark: "[FMLS IDX 로고]",
  asOf: "{time} 기준 정보입니다.",
  disclaimer:
    "매물 정보는 매물 정보망(MLS)에서 제공받은 것으로, 개인적이고 비상업적인 용도로만 이용하실 수 있으며 정확성을 보증하지 않습니다.",
  altered: "일부 사진은 디지털로 보정되었습니다. 요청하시면 원본을 보여 드립니다.",
  help: {
    fairHousing:
      "저희는 미국 전역에서 주택 기회의 균등을 이루려는 연방 정책의 조문과 정신을 지킬 것을 약속합니다. 인종, 피부색, 종교, 성별, 장애, 가족 상황, 출신 국가를 이유로 주거를 구하는 데 장벽이 없도록 하는 적극적인 광고와 마케팅을 장려하고 지지합니다.",
    crmls:
      "위 안내의 번역입니다. {time} 기준으로 California Regional Multiple Listing Service, Inc.에서 받은 정보이며, 구매를 고려하는 매물을 찾는 개인적이고 비상업적인 용도로만 이용하실 수 있습니다. MLS는 정보의 정확성을 보증하지 않으므로, 모든 정보는 구매자가 직접 또는 전문가를 통해 확인하셔야 합니다. 이 정보를 제공하는 중개인은 해당 매물을 등록하거나 판매한 중개인이 아닐 수 있습니다.",
    fmls: "위 안내의 번역입니다. FMLS IDX 로고가 있는 매물은 FMLS에서 제공되며, 이 사이트 운영자가 아닌 다른 중개 회사의 매물입니다. 등록 중개 회사는 매물 정보에 표시됩니다. {time} 기준 정보이며 정확성을 보증하지 않습니다. 저작권 침해 신고는 [FMLS DMCA 주소]를 참고하시기 바랍니다. © {year} First Multiple Listing Service, Inc.",
  },
  blockers: {
    "name.missing": "면허에 적힌 이름을 입력해 주세요.",
    "state.missing": "캘리포니아나 조지아의 활동 지역을 하나 이상 추가해 주세요.",
    "license.missing": "면허 번호를 입력해 주세요.",
    "license.unassigned": "면허 번호마다 앞에 DRE 또는 GREC를 적어 주세요.",
    "license.dre.missing": "캘리포니아 DRE 면허 번호를 입력해 주세요.",
    "license.dre.format": "캘리포니아 DRE 면허 번호는 앞의 0을 포함해 8자리입니다.",
    "license.grec.missing": "조지아 GREC 면허 번호를 입력해 주세요.",
    "brokerage.missing": "중개 회사의 이름을 입력해 주세요.",
    "brokerage.license.missing": "조지아주에서는 중개 회사의 면허 번호가 필요합니다.",
    "brokerage.phone.missing": "조지아주에서는 중개 회사의 전화번호가 필요합니다.",
    "listings.time.missing": "매물 정보의 기준 시각을 알 수 없습니다.",
    "listings.broker.missing": "등록 중개 회사가 표시되지 않은 매물이 있습니다.",
  },
};
