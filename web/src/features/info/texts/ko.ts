export const ko = {
  comingSoon: '준비 중입니다',
  comingSoonText: '이 페이지는 준비 중입니다. 공개될 때까지 조금만 기다려 주세요.',
  maintenance: '점검 중입니다',
  maintenanceText: '지금 점검을 진행하고 있습니다. 잠시 후 다시 시도해 주세요.',
  contactLead: '질문이나 의견을 들려주세요. 내용을 확인한 후 담당자가 메일로 답변드립니다.',
  report: '이 공고 신고',
  reportLead:
    '잘못된 점이나 문제가 된다고 느낀 점을 알려 주세요. 사무국이 내용을 확인하고 {{days}}일 이내에 메일로 답변드립니다(이 일수는 당사의 방침입니다). 신고 사실은 기업에 전달되지 않습니다.',
  reportSubject: '공고 신고({{id}})',
  complaint: '불만 접수',
  complaintLead:
    'Enishi 서비스나 게재 중인 공고에 대한 불만을 접수합니다. 사무국이 내용을 확인하고 {{days}}일 이내에 메일로 답변드립니다(이 일수는 당사의 방침입니다).',
  complaintSubject: '불만 접수',
  receipt: '접수 번호는 {{number}}입니다. {{day}}까지 메일로 답변드립니다.',
  sent: '문의를 접수했습니다. 답변까지 조금만 기다려 주세요.',
  form: {
    name: '이름',
    email: '이메일 주소',
    organizationName: '회사명·단체명',
    subject: '제목',
    message: '문의 내용',
    send: '보내기',
    limit: '문의는 1시간에 {{count}}건까지 보낼 수 있습니다.',
    tooMany:
      '문의는 1시간에 {{count}}건까지입니다. 입력한 내용은 그대로 남아 있으니 잠시 후 다시 보내 주세요.',
  },
};
