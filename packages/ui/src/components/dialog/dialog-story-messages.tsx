/** Slug of a fictitious agent. */
export const slug = "grace-kim";

const name = <strong>{slug}</strong>;

export const messages = {
  ko: {
    leave: {
      title: "저장하지 않고 나가시겠습니까?",
      body: "저장하지 않은 변경 3건이 사라집니다.",
      stay: "계속 편집",
      go: "나가기",
    },
    crop: { title: "사진 자르기", body: "자를 사진이 여기에 놓입니다.", apply: "적용" },
    remove: {
      title: "김서연 홈페이지를 삭제하시겠습니까?",
      body: (
        <>
          사진과 매물, 받은 문의까지 모두 삭제되며 되돌릴 수 없습니다. 계속하려면 홈페이지 주소(
          {name})를 똑같이 입력해 주세요.
        </>
      ),
      field: "홈페이지 주소",
      failed: "처리하지 못했습니다. 잠시 후 다시 시도해 주세요.",
    },
  },
  en: {
    leave: {
      title: "Leave without saving?",
      body: "3 unsaved changes will be lost.",
      stay: "Keep editing",
      go: "Leave",
    },
    crop: { title: "Crop photo", body: "The photo to crop stands here.", apply: "Apply" },
    remove: {
      title: "Delete Grace Kim’s website?",
      body: (
        <>
          Photos, listings and inquiries will all be removed. This cannot be undone. Type {name} to
          continue.
        </>
      ),
      field: "Address of the website",
      failed: "That did not go through. Please try again in a moment.",
    },
  },
  ja: {
    leave: {
      title: "保存せずに移動しますか?",
      body: "未保存の変更3件が失われます。",
      stay: "編集を続ける",
      go: "移動する",
    },
    crop: { title: "写真の切り抜き", body: "切り抜く写真がここに入ります。", apply: "適用" },
    remove: {
      title: "グレース・キムさんのホームページを削除しますか?",
      body: (
        <>
          写真、物件、届いたお問い合わせがすべて削除され、元に戻せません。続けるには {name}{" "}
          と入力してください。
        </>
      ),
      field: "ホームページのアドレス",
      failed: "処理できませんでした。しばらくしてからもう一度お試しください。",
    },
  },
};
