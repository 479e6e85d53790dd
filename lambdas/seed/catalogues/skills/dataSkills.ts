import type { SkillGroup } from '../SkillGroup';

export const dataSkills: SkillGroup[] = [
  {
    category: 'データ基盤',
    occupation: 'データエンジニア',
    skills: [
      {
        name: 'データ基盤構築',
        lead: '使えるデータを、使えるときに届ける',
        tags: ['BigQuery', 'Snowflake', 'Amazon Redshift', 'Databricks', 'Apache Spark', 'Apache Iceberg'],
      },
      {
        name: 'データパイプライン',
        lead: '流れを止めず、止まれば気づく',
        tags: ['dbt', 'Apache Airflow', 'Dagster', 'Apache Kafka', 'Embulk', 'Fivetran', 'AWS Glue'],
      },
      {
        name: 'データマネジメント',
        lead: '言葉と持ち主をはっきりさせる',
        tags: ['データモデリング', 'データカタログ', 'データ品質管理', 'マスタデータ管理'],
      },
    ],
  },
  {
    category: 'データ分析',
    occupation: 'データサイエンティスト',
    skills: [
      {
        name: '統計解析',
        lead: '差が偶然かどうかを見分ける',
        tags: ['R', 'pandas', '因果推論', 'A/Bテスト', '時系列予測', '需要予測', '数理最適化', 'ベイズ統計'],
      },
      {
        name: 'BI・可視化',
        lead: '判断に使われる一枚にする',
        tags: ['Tableau', 'Looker', 'Looker Studio', 'Power BI', 'Redash', 'ダッシュボード設計'],
      },
    ],
  },
  {
    category: '機械学習',
    occupation: '機械学習エンジニア',
    skills: [
      {
        name: '機械学習モデル開発',
        lead: '精度と運びやすさを両立させる',
        tags: ['PyTorch', 'TensorFlow', 'scikit-learn', 'LightGBM', 'JAX', '推薦システム', '異常検知'],
      },
      {
        name: '自然言語処理',
        lead: '文章から意味を取り出す',
        tags: ['大規模言語モデル', 'RAG', 'Hugging Face', 'LangChain', 'プロンプト設計', '形態素解析'],
      },
      {
        name: 'コンピュータビジョン',
        lead: '画像から状態を読み取る',
        tags: ['OpenCV', '物体検出', '画像分類', 'OCR', '外観検査'],
      },
      {
        name: 'MLOps',
        lead: '学習と提供を回し続ける',
        tags: ['Amazon SageMaker', 'Vertex AI', 'MLflow', 'Kubeflow', 'モデル監視'],
      },
    ],
  },
];
