export const ja = {
  license: {
    own: { dre: "CA DRE 免許 {n}", grec: "GREC 免許 {n}", none: "免許番号 {n}" },
    firm: {
      dre: "不動産会社 CA DRE 免許 {n}",
      grec: "不動産会社 GREC 免許 {n}",
      none: "不動産会社 免許番号 {n}",
    },
  },
  fax: "FAX {n}",
  compliance:
    "本ページは{name}の活動をご紹介するものです。情報は信頼できる情報源に基づきますが、その正確性を保証するものではありません。",
  realtor: "REALTOR®は、全米リアルター協会(NAR)の会員であることを示す登録団体商標です。",
  fmlsMark: "[FMLS IDX ロゴ]",
  asOf: "{time}現在の情報です。",
  disclaimer:
    "物件情報は不動産物件情報網(MLS)から提供されたもので、個人的かつ非営利の目的に限りご利用いただけます。内容の正確性を保証するものではありません。",
  altered: "一部の写真には画像加工が施されています。ご希望の方には元の画像をお見せします。",
  help: {
    fairHousing:
      "私たちは、全米における住宅の機会均等の実現を目指す米国の政策を、その文言と精神の両面で守ることをお約束します。人種、肌の色、宗教、性別、障がい、家族構成、出身国を理由に住まいを得ることが妨げられないよう、積極的な広告とマーケティングを推進し、支持します。",
    crmls:
      "上記のご案内の日本語訳です。{time}現在、California Regional Multiple Listing Service, Inc.から提供された情報で、購入をご検討の物件を探すための個人的かつ非営利の目的に限りご利用いただけます。MLSは情報の正確性を保証していません。すべての情報は、購入される方ご自身または専門家によってご確認ください。情報を提供する不動産会社・エージェントは、物件の掲載または販売の担当者とは限りません。",
    fmls: "上記のご案内の日本語訳です。FMLS IDXロゴのある物件はFMLSから提供されたもので、本サイトの運営者以外の不動産会社が取り扱っています。掲載会社は物件情報に表示されます。{time}現在の情報で、正確性を保証するものではありません。著作権侵害のお申し立ては[FMLS DMCA 窓口]をご覧ください。© {year} First Multiple Listing Service, Inc.",
  },
  blockers: {
    "name.missing": "免許証に記載のお名前をご入力ください。",
    "state.missing": "カリフォルニア州またはジョージア州の活動エリアを一つ以上追加してください。",
    "license.missing": "免許番号をご入力ください。",
    "license.unassigned": "各免許番号の前にDREまたはGRECをご記入ください。",
    "license.dre.missing": "カリフォルニア州DREの免許番号をご入力ください。",
    "license.dre.format": "カリフォルニア州DREの免許番号は、先頭の0を含む8桁です。",
    "license.grec.missing": "ジョージア州GRECの免許番号をご入力ください。",
    "brokerage.missing": "不動産会社の名称をご入力ください。",
    "brokerage.license.missing": "ジョージア州では、不動産会社の免許番号が必要です。",
    "brokerage.phone.missing": "ジョージア州では、不動産会社の電話番号が必要です。",
    "listings.time.missing": "物件情報の取得日時がわかりません。",
    "listings.broker.missing": "掲載会社の表示がない物件があります。",
  },
};
