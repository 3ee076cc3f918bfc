import {
  Building2,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  Clock,
  FileText,
  Hand,
  HandCoins,
  House,
  type LucideIcon,
  Receipt,
  ShieldPlus,
  SquareMenu,
  Table2,
  Truck,
  Users,
  WalletCards,
} from "lucide-react"

/** Pictures for the keys that the server sends; a key that is new to this page gets a plain one. */
const icons: Readonly<Record<string, LucideIcon>> = {
  today: House,
  calendar: CalendarDays,
  shiftRequest: Hand,
  works: ClipboardList,
  payStatement: HandCoins,
  close: WalletCards,
  report: ChartColumn,
  papers: FileText,
  expenses: Receipt,
  staff: Users,
  customers: Building2,
  vendors: Truck,
  insurance: ShieldPlus,
  workTable: Table2,
  punches: Clock,
}
export const iconOf = (key: string): LucideIcon => icons[key] ?? SquareMenu
