export const ko = {
  intermediate: '지원하려면 가입이 필요합니다',
  intermediateText: '가입은 무료이며 5분 정도면 끝납니다. 가입을 마치면 이 공고에 바로 지원할 수 있습니다.',
  intermediateLogin: '이미 가입하셨다면 로그인',
  notFound: '페이지를 찾을 수 없습니다',
  notFoundText: '찾으시는 페이지는 이동했거나 공개가 종료되었을 수 있습니다.',
  searchLabel: '직무나 스킬로 찾기',
  serverError: '문제가 발생했습니다',
  serverErrorText: '불편을 드려 죄송합니다. 잠시 후 다시 시도해 주세요.',
  reload: '다시 불러오기',
  findJobs: '공고 찾기',
  toTop: '첫 화면으로',
};
