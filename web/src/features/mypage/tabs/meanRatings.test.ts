import { meanRatings } from './meanRatings';

const none = {
  informationGatheringRating: null,
  analysisRating: null,
  writeDocumentsRating: null,
  communicationRating: null,
  presentationRating: null,
};

test('each rating is the mean of those that were given', () => {
  const evaluations = [
    { ...none, analysisRating: 4, communicationRating: 5 },
    { ...none, analysisRating: 3 },
  ];
  expect(meanRatings(evaluations)).toEqual([
    { key: 'analysis', mean: 3.5 },
    { key: 'communication', mean: 5 },
  ]);
});

test('without evaluations there are none', () => {
  expect(meanRatings([])).toEqual([]);
});
