import type { SkillGroup } from '../SkillGroup';

export const webSkills: SkillGroup[] = [
  {
    category: 'フロントエンド開発',
    occupation: 'フロントエンドエンジニア',
    skills: [
      {
        name: 'Webフロントエンド実装',
        lead: 'ブラウザで動く画面を組み立てる',
        tags: ['JavaScript', 'TypeScript', 'HTML', 'CSS', 'Sass', 'Tailwind CSS', 'WebAssembly'],
      },
      {
        name: 'UIフレームワーク',
        lead: '画面を部品に分けて育てる',
        tags: ['React', 'Next.js', 'Vue.js', 'Nuxt', 'Angular', 'Svelte', 'Astro', 'jQuery'],
      },
      {
        name: '状態管理・データ取得',
        lead: '画面とサーバーの状態をそろえる',
        tags: ['Redux', 'Zustand', 'TanStack Query', 'Apollo Client', 'GraphQL'],
      },
      {
        name: 'フロントエンド基盤',
        lead: 'ビルドと部品の土台を整える',
        tags: ['Vite', 'webpack', 'Storybook', 'デザインシステム実装', 'Webパフォーマンス改善', 'WCAG'],
      },
    ],
  },
  {
    category: 'サーバーサイド開発',
    occupation: 'サーバーサイドエンジニア',
    skills: [
      {
        name: 'サーバーサイド言語',
        lead: '業務の決まりをコードにする',
        tags: [
          'Go',
          'Java',
          'Kotlin',
          'Python',
          'Ruby',
          'PHP',
          'C#',
          'C++',
          'Rust',
          'Scala',
          'Elixir',
          'Node.js',
        ],
      },
      {
        name: 'Webアプリケーションフレームワーク',
        lead: '土台を選び、作法を決める',
        tags: [
          'Ruby on Rails',
          'Spring Boot',
          'Laravel',
          'Django',
          'FastAPI',
          '.NET',
          'NestJS',
          'Hono',
          'Express',
        ],
      },
      {
        name: 'API設計',
        lead: '使う側が迷わない境界を描く',
        tags: [
          'REST API',
          'gRPC',
          'OpenAPI',
          'ドメイン駆動設計',
          'マイクロサービス',
          'イベント駆動アーキテクチャ',
        ],
      },
      {
        name: 'データベース設計',
        lead: '失われず、速く引けるデータを置く',
        tags: ['MySQL', 'PostgreSQL', 'Oracle Database', 'SQL Server', 'DynamoDB', 'MongoDB', 'Redis', 'SQL'],
      },
      {
        name: '検索基盤',
        lead: '日本語で探せるようにする',
        tags: ['Elasticsearch', 'OpenSearch', 'Apache Solr'],
      },
    ],
  },
  {
    category: 'モバイルアプリ開発',
    occupation: 'モバイルアプリエンジニア',
    skills: [
      {
        name: 'iOSアプリ開発',
        lead: 'iPhoneとiPadのアプリをつくる',
        tags: ['Swift', 'SwiftUI', 'Objective-C', 'UIKit'],
      },
      {
        name: 'Androidアプリ開発',
        lead: 'さまざまな端末で動くアプリをつくる',
        tags: ['Android', 'Jetpack Compose', 'Android NDK'],
      },
      {
        name: 'クロスプラットフォーム開発',
        lead: '一つのコードで両方に届ける',
        tags: ['Flutter', 'Dart', 'React Native', 'Kotlin Multiplatform'],
      },
      {
        name: 'アプリ運用',
        lead: '出したあとも落とさない',
        tags: ['Firebase', 'プッシュ通知', 'App Store申請', 'Bluetooth Low Energy'],
      },
    ],
  },
];
