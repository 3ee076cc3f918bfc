import type { Same } from "../areas.ts"
import type ja from "../ja/legal.ts"

export default {
  term: {
    title: "Điều khoản sử dụng",
    sections: {
      promise: {
        title: "Về điều khoản này",
        text: "Tehai là dịch vụ quản lý xếp việc, chấm công, lương và giấy tờ cho công ty xây dựng. Điều khoản này là thỏa thuận giữa công ty, người dùng và bên vận hành Tehai. Bạn đồng ý khi đăng ký.",
      },
      account: {
        title: "Tài khoản",
        text: "Hãy tự đăng ký bằng e-mail của chính bạn. Không cho người khác biết mật khẩu và không cho mượn tài khoản. Nếu nghi mật khẩu bị lộ, hãy đổi ngay.",
      },
      company: {
        title: "Công ty và lời mời",
        text: "Công ty chỉ mời người làm việc cho mình và đối tác của mình, và chịu trách nhiệm về nội dung đã nhập. Nhận lời mời hay không là do bạn quyết định.",
      },
      records: {
        title: "Hồ sơ",
        text: "Chấm công, xếp việc, lương và giấy tờ là hồ sơ của công ty. Bạn được xem hồ sơ của mình và báo chỗ sai. Không được chấm công thay danh người khác hay ghi sai sự thật.",
      },
      pay: {
        title: "Tính toán và chi trả",
        text: "Lương và hóa đơn được tính theo điều kiện của công ty và các mức theo luật. Mọi bước tính đều xem được trên màn hình. Công ty có trách nhiệm kiểm tra trước khi trả và trả đúng.",
      },
      forbidden: {
        title: "Điều không được làm",
        text: "Không dùng tài khoản của người khác, không tìm cách xem thông tin của công ty khác, không cản trở dịch vụ, không dùng trái pháp luật. Khi phát hiện, việc sử dụng có thể bị dừng.",
      },
      stops: {
        title: "Khi dịch vụ ngừng",
        text: "Có lúc dịch vụ ngừng để bảo trì hoặc do sự cố. Lần chấm công ở nơi không có sóng được giữ trên máy và gửi đi khi có kết nối.",
      },
      leaving: {
        title: "Tạm ngừng và thôi dùng",
        text: "Bạn có thể tạm ngừng hoặc yêu cầu thôi dùng tài khoản bất cứ lúc nào. Hồ sơ mà công ty phải lưu giữ vẫn ở lại công ty.",
      },
      changes: {
        title: "Thay đổi điều khoản",
        text: "Khi thay đổi, chúng tôi báo trước trên màn hình hoặc qua e-mail.",
      },
      law: {
        title: "Luật",
        text: "Điều khoản này theo pháp luật Nhật Bản.",
      },
    },
  },
  privacy: {
    title: "Chính sách bảo mật",
    sections: {
      what: {
        title: "Thông tin được lưu",
        text: "Họ tên, e-mail, nội dung công ty ghi trong danh sách (ngày sinh, địa chỉ, điện thoại, điều kiện lương, bảo hiểm…), lịch xếp việc, chấm công, giấy tờ và lịch sử đăng nhập.",
      },
      why: {
        title: "Dùng để làm gì",
        text: "Chỉ dùng cho xếp việc, chấm công, lương, giấy tờ và liên lạc cần thiết. Không dùng cho quảng cáo, không bán.",
      },
      place: {
        title: "Vị trí",
        text: "Chỉ ghi vị trí lúc bấm vào ca và tan ca, khi bạn cho phép trên máy. Không cho phép vẫn chấm công được. Ngoài lúc bấm không ghi vị trí.",
      },
      who: {
        title: "Ai xem được",
        text: "Trong công ty chỉ người cần xem theo vai trò mới xem được. Lương, ngày sinh… chỉ người phụ trách xem. Lịch ở công ty khác chỉ hiện giờ bận.",
      },
      others: {
        title: "Cung cấp cho bên khác",
        text: "Không đưa ra ngoài, trừ khi luật yêu cầu hoặc chính bạn yêu cầu.",
      },
      howLong: {
        title: "Thời gian lưu",
        text: "Hồ sơ chấm công và lương được lưu làm hồ sơ công ty trong thời gian luật định.",
      },
      device: {
        title: "Điều nằm lại trên máy",
        text: "Cookie 30 ngày để giữ đăng nhập. Nội dung hôm nay và lần chấm công chưa gửi được để trên máy để dùng khi không có sóng. Khi đăng xuất, nội dung để đọc bị xóa. Không có cookie theo dõi.",
      },
      safety: {
        title: "An toàn",
        text: "Mật khẩu được lưu ở dạng không thể đọc lại. Ai thay đổi gì, lúc nào đều được ghi lại.",
      },
      rights: {
        title: "Xem, sửa, thôi dùng",
        text: "Muốn xem hay sửa thông tin của mình, trước hết hãy nói với quản trị viên công ty. Bạn tự tạm ngừng hoặc thôi dùng tài khoản được.",
      },
      changes: {
        title: "Thay đổi",
        text: "Khi thay đổi, chúng tôi báo trước trên màn hình hoặc qua e-mail.",
      },
    },
  },
} satisfies Same<typeof ja>
