export default {
  title: "メニューの並び",
  hint: "上から順にメニューへ並びます。あなたの画面だけが変わります。",
  up: "{{name}}を上へ",
  down: "{{name}}を下へ",
  moved: "{{name}}を{{place}}番目へ動かしました",
  reset: "最初の並びに戻す",
  keys: "メニューの上でも、つかんで動かすか Alt＋↑↓ で並べ替えられます。",
}
