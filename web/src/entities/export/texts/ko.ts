export const ko = {
  kind: {
    PROFILE: '프로필',
    HISTORY: '경력',
    CONTACT: '연락처',
    OWN_DATA: '나의 데이터',
    TALENT_DATA: '인재 본인 데이터',
  },
  state: {
    QUEUED: '순서를 기다리고 있습니다',
    RUNNING: '내보내는 중입니다({{percent}}%)',
    READY: '{{n}}행',
    FAILED: '내보내지 못했습니다. 다시 시도해 주세요.',
    CANCELLED: '중단했습니다',
  },
  cancel: '중단',
  cancelOf: '‘{{name}}’ 내보내기 중단',
  finished: '내보내기가 이미 끝났습니다.',
  progressOf: '‘{{name}}’ 진행 상황',
  download: '다운로드',
  downloadOf: '‘{{name}}’ 다운로드',
  gone: '파일 보관 기간이 지났습니다. 다시 내보내 주세요.',
};
