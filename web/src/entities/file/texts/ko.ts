export const ko = {
  download: '다운로드',
  open: '{{filename}} 다운로드',
  notYet: '{{filename}} 파일을 확인하고 있습니다. 잠시 후 다시 시도해 주세요.',
  failed: '{{filename}} 파일을 열지 못했습니다. 다시 시도해 주세요.',
};
