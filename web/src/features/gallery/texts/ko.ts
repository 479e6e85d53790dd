export const ko = {
  title: '컴포넌트 목록',
};
