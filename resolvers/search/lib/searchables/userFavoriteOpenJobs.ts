import type { Searchable } from '../../../../model/search/Searchable';

export const userFavoriteOpenJobs: Searchable = {
  kinds: {
    all: 'keyword',
    boolean: 'isFavorite',
    date: 'createdAt keptAt publishedAt',
    number: '',
    text: '',
    word: 'id userID openJobID state workType',
  },
  adminOnly: '',
  sorts: 'keptAt createdAt publishedAt',
  aggregates: 'state workType',
  date: 'keptAt',
};
