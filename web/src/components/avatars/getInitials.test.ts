import { getInitials } from './getInitials';

describe('initials', () => {
  it.each([
    ['佐藤 美咲', '佐'],
    ['株式会社みどりシステム', 'み'],
    ['北斗製薬株式会社', '北'],
    ['T.Y', 'TY'],
    ['Enishi', 'E'],
    ['𠮷田', '𠮷'],
    ['葛󠄀西', '葛󠄀'],
    ['👩‍💻たろう', '👩‍💻'],
    ['🇯🇵 太郎', '🇯🇵'],
    ['がく', 'が'],
    ['Émile Zola', 'ÉZ'],
    ['株式会社', '株'],
    ['', '縁'],
  ])('of %p are %p', (name, initials) => expect(getInitials(name)).toBe(initials));
});
