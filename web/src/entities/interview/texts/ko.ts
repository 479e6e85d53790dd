export const ko = {
  video: '미팅 영상',
  play: '‘{{name}}’ 재생',
  failed: '영상을 열지 못했습니다. 잠시 후 다시 시도해 주세요.',
  elsewhere: '‘{{name}}’ 다른 사이트에서 보기',
};
