export const ko = {
  title: { new: '공고 작성', edit: '공고 편집' },
  titleOf: '{{title}} 편집',
  lead: {
    admin: '공개할 때까지 운영팀만 볼 수 있는 임시 저장 공고입니다. 입력한 내용은 이 기기에도 남습니다.',
    client:
      '공개를 요청할 때까지 운영팀과 자사 담당자만 볼 수 있는 임시 저장 공고입니다. 입력한 내용은 이 기기에도 남습니다.',
  },
  stale: '공개한 지 시간이 지났습니다. 내용이 지금도 맞는지 확인해 주세요.',
  ask: '공개 요청',
  asked: '저장했습니다. 운영팀이 내용을 확인합니다.',
  askingHint:
    '운영팀이 내용을 확인한 후 공개합니다. 수정이 필요하면 사유를 덧붙여 임시 저장 상태로 되돌립니다.',
  field: { selectionProcesses: '전형 절차', publication: '공개 상태' },
  section: {
    basic: '기본',
    conditions: '조건',
    items: '모집 요강',
    content: '내용',
    skills: '스킬',
    selection: '전형',
    hiding: '익명 설정',
    staff: '운영용',
    publication: '공개',
  },
  items: {
    lead: {
      EMPLOYMENT:
        '일본 직업안정법 제5조의3과 시행규칙 제4조의2가 지원자에게 명시하도록 요구하는 조건입니다. 공개 전에 작성하도록 하는 것은 Enishi의 게시 기준입니다. 법적인 조언이 아닙니다.',
      CONTRACT:
        '일본 프리랜서법 제12조는 게시하는 조건을 정확하고 최신인 내용으로 유지하도록 요구합니다. 두 항목 모두 정해진 경우에만 적어 주세요. 법적인 조언이 아닙니다.',
      open: '계약 형태를 선택하면 모집 요강에 적을 항목이 표시됩니다. 부업과 인턴은 고용인지 업무위탁인지도 선택해 주세요.',
    },
    hint: {
      contractKind: '고용이면 근로 조건, 업무위탁이면 거래 조건을 각 법률에 따라 명시합니다.',
      dutiesChange: '예: (채용 직후) 웹 앱 개발 (변경 범위) 회사가 정하는 업무',
      renewalTerms: '예: 1년마다 갱신. 업무량과 근무 성적에 따라 판단합니다. 갱신은 총 4회, 5년까지.',
      trialPeriod: '예: 있음(3개월, 근로 조건은 정식 채용 후와 동일) / 없음',
      placeChange: '예: (채용 직후) 본사 (변경 범위) 회사가 정하는 장소(재택근무 포함)',
      workingHours: '예: 9:30~18:30(휴게 60분). 초과 근무는 월 10시간 정도.',
      discretionaryWork:
        '적용할 때만 적어 주세요. 예: 전문 업무형 재량근로제에 따라 하루 8시간 근무한 것으로 간주합니다.',
      holidays: '예: 토·일·공휴일, 연말연시, 연차 유급휴가(법정 기준)',
      overtimePay:
        '지급할 때만 적어 주세요. 예: 월 20시간분 4만 5천 엔. 초과한 시간의 할증 임금은 추가로 지급합니다.',
      insurance: '예: 고용보험, 산재보험, 건강보험, 후생연금보험',
      smokingMeasures: '예: 실내 금연 / 실내 흡연 전용실 있음',
      engagementPeriod: '예: 2026년 4월~9월(쌍방 합의로 연장)',
      endingTerms: '예: 어느 쪽이든 30일 전까지 알리면 종료할 수 있습니다.',
    },
  },
  neededToPublish: '공개에 필수',
  length: '{{n}} / {{most}}자',
  days: '일',
  hours: '시간',
  titleHint: '어떤 일인지 한눈에 알 수 있게 적어 주세요.',
  organization: {
    hint: '이름으로 검색하여 선택합니다.',
    nameHint: '목록에 없는 기업일 때만 입력해 주세요.',
  },
  occupationHint: '검색 결과와 커버 무늬에 사용됩니다.',
  occupationsHint: '다른 직무로도 찾을 수 있게 합니다.',
  coverHint: '이미지가 없으면 직무에 따른 무늬가 표시됩니다.',
  overViewHint: '검색 결과에도 표시되는 업무 요약입니다.',
  skillsHint: '검색 결과 카드에 표시됩니다.',
  steps: {
    title: '{{n}}번째 단계의 이름',
    description: '{{n}}번째 단계의 설명',
    example: '예: 캐주얼 미팅',
    about: '진행 방법, 소요 시간 등',
    add: '단계 추가',
    remove: '삭제',
    removeOf: '{{n}}번째 단계 삭제',
    broken: '{{n}}번째: {{rule}}',
    kept: '저장한 단계는 순서와 내용을 바꿀 수 있습니다. 삭제가 필요하면 운영팀에 문의해 주세요.',
  },
  hidingLead: '기업이나 공고를 알아볼 수 없도록 공개 페이지에 표시할 내용을 선택합니다.',
  hidesName: '공개 페이지에는 아래의 명칭만 표시됩니다.',
  showsName: '공개 페이지에 기업명이 표시됩니다.',
  showsNameSettled:
    '공개 페이지에 기업명이 표시됩니다. 공개 중인 공고의 기업명을 비공개로 하려면 운영팀에 문의해 주세요.',
  hidingNote: {
    EMPLOYMENT:
      '직업안정법 제5조의4는 모집하는 기업의 명칭 등을 정확하게 표시하도록 요구합니다. 명칭을 숨기는 공고에서는 지원을 고려하는 분의 문의에 Enishi 운영팀이 답합니다. 숨기는 이유를 적고 운영팀이 공개를 판단하는 것은 Enishi의 게재 기준입니다. 법률 자문이 아닙니다.',
    CONTRACT:
      '프리랜서법 제12조는 모집하는 사업자의 명칭 등을 정확하게 표시하도록 요구합니다. 업무위탁 모집에서 명칭을 숨겨도 된다는 규정은 확인하지 못했습니다. 숨기는 이유를 적고 운영팀이 공개를 판단하는 것은 Enishi의 게재 기준입니다. 법률 자문이 아닙니다.',
  },
  hidingReasonHint:
    '공개 페이지에는 표시되지 않습니다. 공개를 판단하는 운영팀과 이 공고의 담당자만 읽습니다. 예: 발표 전의 신규 사업이라서',
  hiddenNameHint: '예: 물류 시스템을 만드는 성장 기업',
  hidesSkills: '공개 페이지에는 아래의 스킬만 표시됩니다.',
  showsSkills: '공개 페이지에 스킬이 표시됩니다.',
  hiddenSkillsHint: '쉼표로 구분해 주세요. 예: 프런트엔드, 클라우드',
  consultantHint: '공개 페이지에 표시되는 운영 담당자의 이름입니다.',
  owners: {
    hint: '이 공고를 편집하고 메시지를 볼 수 있는 사람입니다. 소유자가 없는 공고는 지원자의 메시지가 기업의 소유자와 담당 컨설턴트에게 전달됩니다.',
    show: '이름을 표시하고 변경',
    add: '소유자 추가',
  },
  memoHint: '운영팀과 소유자만 읽습니다. 공개 페이지에는 표시되지 않습니다.',
  excellentHint: '켜면 첫 화면과 검색 결과에 ‘주목’ 표시가 붙습니다.',
  publication: { DRAFT: '임시 저장', REQUESTED: '확인 대기', PUBLIC: '공개', CLOSED: '모집 마감' },
  publicationHint: {
    DRAFT: '운영팀과 기업 담당자만 볼 수 있습니다.',
    REQUESTED: '기업 담당자가 공개를 요청했습니다.',
    PUBLIC: '저장하면 누구나 볼 수 있게 되며 검색 결과에 표시됩니다.',
    CLOSED: '검색 결과에 표시되지 않으며 새 지원을 받지 않습니다.',
  },
  save: {
    same: { DRAFT: '임시 저장', REQUESTED: '저장', PUBLIC: '변경 공개', CLOSED: '저장' },
    to: { DRAFT: '임시 저장으로 되돌리기', REQUESTED: '공개 요청', PUBLIC: '공개', CLOSED: '모집 마감' },
  },
  edited: '변경 사항을 공개했습니다',
  saved: {
    DRAFT: '임시 저장했습니다',
    REQUESTED: '저장했습니다',
    PUBLIC: '공개했습니다',
    CLOSED: '저장했습니다. 모집은 마감되었습니다.',
  },
  check: {
    title: '공고 점검',
    lead: '공개하려면 {{n}}건이 더 필요합니다.',
    ready: '공개할 수 있는 내용입니다.',
    missing: '입력되지 않았습니다',
    missingOfOrganization: '기업 정보에 등록되어 있지 않습니다',
    organizationLacks: '기업 소재지와 연락처를 등록하면 공개할 수 있습니다. ‘공고 점검’에서 등록해 주세요.',
    rewrite: '공개하려면 이 내용을 수정해 주세요',
    basis: '근거: {{basis}}',
  },
  basis: {
    equalOpportunity5: '일본 남녀고용기회균등법 제5조',
    equalOpportunity7: '일본 남녀고용기회균등법 제7조·시행규칙 제2조',
    laborPolicies9: '일본 노동시책종합추진법 제9조',
    employmentSecurity3: '일본 직업안정법 제3조',
    employmentSecurityGuideline5: '일본 직업안정법 제5조의5에 관한 지침',
    policy: 'Enishi의 게시 기준',
  },
  hiddenName: {
    title: '비공개로 설정한 기업명을 알 수 있는 내용입니다',
    content:
      '{{fields}} 항목을 고쳐 쓰거나, 이대로 공개할지 선택해 주세요. 이대로 공개한 사실은 기록에 남습니다.',
    accept: '이대로 공개',
  },
  otherPicture: '다른 이미지',
  preview: {
    open: '미리보기',
    title: '공개 페이지 미리보기',
    viewers: '보는 사람',
    viewer: { GUEST: '비회원', TALENT: '인재', CLIENT: '기업 담당자' },
    note: {
      GUEST: '로그인하지 않은 사람에게 보이는 내용입니다. 아직 저장하지 않은 변경 사항도 포함됩니다.',
      TALENT:
        '로그인한 인재에게 보이는 내용입니다. 희망 조건과의 적합도는 보는 사람마다 다르므로 여기에는 표시되지 않습니다.',
      CLIENT: '이 공고의 기업 담당자에게 보이는 내용입니다. 비공개로 설정한 내용도 보입니다.',
    },
    card: '검색 결과에서의 표시',
    page: '공개 페이지',
  },
};
