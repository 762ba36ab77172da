// cspell:disable

/** Words of the product, its trade and its markets, which an attacker tries first. */
export const productWords = [
  ..."builtforrealtors builtfor realtors realtor realty realestate homepage website".split(" "),
  ..."password agent broker property listing admin welcome login".split(" "),
  ..."california losangeles irvine georgia atlanta korea seoul japan tokyo".split(" "),
  ..."spring summer autumn winter".split(" "),
];

/**
 * Common Korean and Japanese words, which the list of the library lacks: as such, in Latin letters, and Korean
 * ones as typed with the keyboard set to English.
 */
export const commonWords = [
  // 안녕하세요, 안녕, 사랑해, 사랑, 비밀번호, 대한민국, 한국, 부동산, 홈페이지, 관리자, 천사, 행복, 하나님
  ..."dkssudgktpdy dkssud tkfkdgo tkfkd qlalfqjsgh eogksalsrnr gksrnr qnehdtks".split(" "),
  ..."ghavpdlwl rhksflwk cjstk godqhr gkskksla".split(" "),
  // 감사합니다, 감사, 컴퓨터, 서울, 미국, 친구, 엄마, 아빠, 우리집
  ..."rkatkgkqslek rkatk zjavbxj tjdnf alrnr clsrn djaak dkQk dnflwlq".split(" "),
  ..."annyeonghaseyo annyeong saranghae sarang daehanminguk hanguk bimilbeonho budongsan".split(
    " ",
  ),
  ..."konnichiwa arigatou arigato ohayou sakura aishiteru nippon nihon watashi".split(" "),
  ..."fudousan himitsu kanrisha yoroshiku pasuwaado".split(" "),
  ..."안녕하세요 사랑해 사랑 비밀번호 대한민국 한국 부동산 홈페이지 관리자 감사합니다".split(" "),
  ..."こんにちは ありがとう パスワード さくら 不動産 愛してる 秘密".split(" "),
];
