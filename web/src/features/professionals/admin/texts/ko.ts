export const ko = {
  title: '전문가 서비스',
  lead: '전문가 페이지에 표시되는 서비스와 담당하는 사람입니다.',
  new: '서비스 추가',
  none: '아직 서비스가 없습니다. 첫 서비스를 추가해 주세요.',
  people: '{{n}}명',
  peopleHint: '이름으로 검색하여 추가합니다. 프로필이 비공개인 사람은 페이지에 표시되지 않습니다.',
  preview: '공개 페이지 보기',
  delete: '이 서비스 삭제',
  deleteAsk: '‘{{name}}’ 서비스를 삭제하시겠습니까?',
  deleteNote: '공개 페이지도 표시되지 않게 됩니다. 되돌릴 수 없습니다.',
  deleted: '서비스를 삭제했습니다',
  field: {
    name: '서비스 이름',
    lead: '한마디',
    keyID: '카테고리',
    userIDs: '담당하는 사람',
  },
  column: {
    people: '인원',
    updatedAt: '수정일',
  },
};
