import type { SkillGroup } from '../SkillGroup';

export const platformSkills: SkillGroup[] = [
  {
    category: 'インフラ・SRE',
    occupation: 'インフラ・SRE',
    skills: [
      {
        name: 'クラウド設計',
        lead: '費用と信頼性の折り合いをつける',
        tags: ['AWS', 'Google Cloud', 'Azure', 'AWS Lambda', 'AWS CDK', 'Terraform', 'Ansible'],
      },
      {
        name: 'コンテナ運用',
        lead: '同じものを、どこでも動かす',
        tags: ['Docker', 'Kubernetes', 'Amazon ECS', 'Argo CD', 'Helm'],
      },
      {
        name: '信頼性の運用',
        lead: '壊れ方を知り、戻し方を決めておく',
        tags: ['SLO設計', 'Datadog', 'Prometheus', 'Grafana', 'OpenTelemetry', '障害対応', 'オンコール運用'],
      },
      {
        name: 'CI/CD',
        lead: '小さく、何度でも出せるようにする',
        tags: ['GitHub Actions', 'CircleCI', 'Jenkins', 'Git'],
      },
      {
        name: 'OS・ネットワーク',
        lead: '足もとを知っている',
        tags: ['Linux', 'Windows Server', 'ネットワーク設計', 'VMware', 'BGP'],
      },
    ],
  },
  {
    category: 'セキュリティ',
    occupation: 'セキュリティエンジニア',
    skills: [
      {
        name: '脆弱性診断',
        lead: '攻める側の目で確かめる',
        tags: ['Webアプリケーション診断', 'ペネトレーションテスト', 'Burp Suite', 'OWASP ASVS'],
      },
      {
        name: 'セキュリティ監視',
        lead: '気づける仕組みを保つ',
        tags: ['SIEM', 'EDR', 'インシデント対応', 'フォレンジック', 'CSIRT構築'],
      },
      {
        name: 'セキュリティ統制',
        lead: '守れる決まりにする',
        tags: ['ISMS認証', 'SOC 2', 'PCI DSS', 'ゼロトラスト', '脅威モデリング'],
      },
    ],
  },
  {
    category: '社内IT',
    occupation: 'コーポレートエンジニア',
    skills: [
      {
        name: '社内システム運用',
        lead: '働く人の足を止めない',
        tags: ['Okta', 'Microsoft Entra ID', 'Google Workspace', 'Microsoft 365', 'Jamf', 'Intune'],
      },
      {
        name: '業務自動化',
        lead: '手作業をなくす',
        tags: ['Google Apps Script', 'Power Automate', 'Zapier', 'kintone', 'UiPath'],
      },
    ],
  },
  {
    category: '品質保証',
    occupation: 'QAエンジニア',
    skills: [
      {
        name: 'テスト設計',
        lead: '何を確かめれば出せるかを決める',
        tags: ['テスト計画', '探索的テスト', 'デシジョンテーブル', '受け入れテスト', 'JSTQB'],
      },
      {
        name: 'テスト自動化',
        lead: '人は考え、機械が繰り返す',
        tags: ['Playwright', 'Cypress', 'Selenium', 'Appium', 'Jest', 'k6', '負荷テスト'],
      },
    ],
  },
  {
    category: '組込み・IoT',
    occupation: '組込みエンジニア',
    skills: [
      {
        name: '組込みソフトウェア開発',
        lead: '限られた資源で確実に動かす',
        tags: ['C', 'RTOS', 'FPGA', 'AUTOSAR', 'CAN通信'],
      },
      {
        name: '産業IoT',
        lead: '現場の機械から数字を取り出す',
        tags: ['PLC', 'OPC UA', 'MQTT', 'エッジコンピューティング', 'AWS IoT Core'],
      },
    ],
  },
];
