/** Words that a company may rename; its own stand over these (mergeLabels). Keys are those of the server. */
export default {
  morning: "午前",
  afternoon: "午後",
  evening: "夜間",
  other: "オプション",
  customer: "得意先",
  vendor: "協力会社",
}
