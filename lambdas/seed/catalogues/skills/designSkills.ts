import type { SkillGroup } from '../SkillGroup';

export const designSkills: SkillGroup[] = [
  {
    category: 'UI/UXデザイン',
    occupation: 'UI/UXデザイナー',
    skills: [
      {
        name: 'UIデザイン',
        lead: '迷わず使える画面を描く',
        tags: ['Figma', 'Sketch', 'Adobe XD', 'デザインシステム', 'プロトタイピング', 'モバイルUI設計'],
      },
      {
        name: '情報設計',
        lead: '言葉と順番を整える',
        tags: ['ワイヤーフレーム', 'ユーザーストーリーマッピング', 'UXライティング', 'アクセシビリティ設計'],
      },
      {
        name: 'UXリサーチ',
        lead: '使う人の現場から学ぶ',
        tags: ['ユーザーインタビュー', 'ユーザビリティテスト', 'カスタマージャーニーマップ', 'ペルソナ設計'],
      },
    ],
  },
  {
    category: 'グラフィックデザイン',
    occupation: 'グラフィックデザイナー',
    skills: [
      {
        name: 'ビジュアル制作',
        lead: '一目で伝わる形にする',
        tags: ['Illustrator', 'Photoshop', 'InDesign', 'Canva', 'ロゴデザイン', 'イラスト制作', 'バナー制作'],
      },
      {
        name: 'ブランド設計',
        lead: 'らしさを言葉と形にそろえる',
        tags: [
          'ブランドガイドライン',
          'VI設計',
          'パッケージデザイン',
          'アートディレクション',
          'エディトリアルデザイン',
        ],
      },
      {
        name: '映像・3D',
        lead: '動きで伝える',
        tags: [
          'After Effects',
          'Premiere Pro',
          'Blender',
          'Unity',
          'Unreal Engine',
          'モーショングラフィックス',
        ],
      },
    ],
  },
  {
    category: 'コンテンツ編集',
    occupation: '編集・ライター',
    skills: [
      {
        name: '編集',
        lead: '読み手に届く順番に並べる',
        tags: ['企画編集', '編集ディレクション', '校正・校閲', 'メディア運営', 'コンテンツSEO', 'WordPress'],
      },
      {
        name: '取材・執筆',
        lead: '聞き出し、確かめ、書く',
        tags: [
          '取材執筆',
          'インタビュー記事',
          '導入事例制作',
          'ホワイトペーパー制作',
          'テクニカルライティング',
          'コピーライティング',
        ],
      },
    ],
  },
];
