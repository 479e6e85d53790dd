export const ko = {
  keyword: '표에서 검색',
  total: '{{n}}건',
  csv: 'CSV 저장',
  more: '이어서 불러오기',
  notFound: '조건에 맞는 행이 없습니다. 검색어를 바꿔 보세요.',
  views: {
    title: '저장한 조건',
    name: '조건 이름',
    save: '저장',
    remove: '‘{{name}}’ 삭제',
    nothing: '조건이나 정렬 순서를 선택하면 이름을 붙여 저장할 수 있습니다.',
  },
  reversedDays: '시작일은 종료일과 같거나 그 이전이어야 합니다.',
  person: {
    near: '완전히 일치하는 분이 없습니다. 비슷한 분을 표시합니다.',
    placeholder: '이름으로 검색',
    none: '‘{{word}}’에 맞는 사람이 없습니다',
  },
};
