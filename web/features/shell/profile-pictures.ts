/** Pictures of the entries behind the own name that lead to a page: in the menu of the name, and under その他 of the phone. */
import {
  Bell,
  FileInput,
  Hourglass,
  IdCard,
  KeyRound,
  type LucideIcon,
  MailCheck,
  MailPlus,
  MessageCircleQuestion,
  Moon,
  ScrollText,
  Settings,
  ShieldCheck,
} from "lucide-react"

const pictures: Readonly<Record<string, LucideIcon>> = {
  myPage: IdCard,
  notices: Bell,
  invitations: MailPlus,
  mailHistory: MailCheck,
  settings: Settings,
  jobs: Hourglass,
  imports: FileInput,
  permission: ShieldCheck,
  signIns: KeyRound,
  suspend: Moon,
  contact: MessageCircleQuestion,
}
export const pictureOf = (key: string): LucideIcon => pictures[key] ?? ScrollText
