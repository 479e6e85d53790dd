export const ko = {
  title: 'JSON Resume 가져오기',
  lead: '다른 서비스에서 내보낸 경력을 가져옵니다. 현재 프로필과의 차이를 확인하고 등록할 것을 선택할 수 있습니다. 이름과 연락처는 가져오지 않습니다.',
  file: 'JSON Resume 파일(.json)',
  again: '다시 읽기',
  problem: {
    notJson: 'JSON으로 읽을 수 없는 파일입니다. JSON Resume 형식으로 내보낸 .json 파일을 선택해 주세요.',
    notResume:
      '경력 항목(basics, work, skills 등)을 찾을 수 없습니다. JSON Resume 형식으로 내보낸 파일을 선택해 주세요.',
    wrongValue:
      '‘{{place}}’ 값이 JSON Resume 형식과 달라 읽지 못했습니다. 파일을 고친 후 다시 선택해 주세요.',
  },
  same: '프로필과 차이가 없습니다. 파일의 내용이 모두 등록되어 있습니다.',
  projects: '성과',
  new: '신규',
  change: '변경',
  years: '경력 연수',
  noHistory:
    '어느 경력의 성과인지 알 수 없어 등록할 수 없습니다. 경력과 함께 선택하거나 먼저 경력을 추가해 주세요.',
  unknownSkill: 'Enishi 스킬 목록에 없는 이름입니다. 스킬 편집에서 추가를 제안할 수 있습니다.',
  because: '{{label}}: {{text}}',
  store: '선택한 {{n}}건 등록',
  undo: '등록한 {{n}}건 취소',
  stored: '{{n}}건을 등록했습니다.',
  undoHint: '나중에 이 화면으로 돌아와도 한꺼번에 취소할 수 있습니다.',
  refused: '{{n}}건은 등록하지 못했습니다. 각각의 이유를 확인해 주세요.',
  chooseSome: '등록할 것을 선택해 주세요.',
  last: {
    title: '지난번에 가져온 것',
    lead: '이 기기에 남아 있는 가져오기 기록입니다. 취소하면 새로 등록한 것은 나중에 덧붙인 내용까지 포함하여 삭제됩니다.',
    forget: '취소하지 않고 닫기',
  },
  outcome: {
    running: '등록 중입니다…',
    created: '등록했습니다',
    changed: '변경했습니다',
    undone: '취소했습니다',
    refused: '등록하지 못했습니다. {{reason}}',
    partly: '‘{{below}}’ 항목은 등록하지 못했습니다. {{reason}}',
    kept: '취소하지 못했습니다. {{reason}}',
  },
};
