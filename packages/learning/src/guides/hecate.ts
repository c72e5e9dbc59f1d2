import { after, all, hasLevel, isTurnOf, met, not, OPPONENT, stands, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const hecate = {
  demo: {
    position: '00000/00200/02200/01000/10000 A hecate:fb3,md3 none:fe3,ma2',
    steps: 'b3-c3 +c4 e3-d3 c3-c4',
    shows: all(met('d3'), stands('e3', OPPONENT), wins),
  },
  limit: {
    position: '00000/00100/01210/01000/00000 A hecate:fc4,ma2 none:fd3,mb2',
    from: 'c4',
    square: 'd3',
    code: 'occupied',
  },
  task: {
    position: '00000/01010/00220/01010/00000 A hecate:fd4,mc3 none:fd2,ma3',
    goal: all(after('d2-c3', met('c3')), after('d2-d3', met('d3'))),
    solution: 'd4-d3 +d4',
    misses: { raised: hasLevel('d3', 3), left: not(after('d2-c3', met('c3'))), open: not(after('d2-d3', met('d3'))) },
  },
  questions: {
    whatOpponentLearns: {
      rulings: ['39.1', 'Z33'],
      evidence: {
        position: '00000/00100/01200/01010/00000 B hecate:fc3,me4 none:fb3,me1',
        steps: 'b3-c3',
        shows: all(met('c3'), stands('b3', OPPONENT), isTurnOf(0)),
      },
    },
    buildOntoHidden: {
      rulings: ['39.2'],
      evidence: {
        position: '00000/00100/01200/01010/00000 B hecate:fc3,me4 none:fb2,me1',
        steps: 'b2-b3 +c3',
        shows: all(met('c3'), stands('b3', OPPONENT), hasLevel('c3', 2), isTurnOf(0)),
      },
    },
    apolloRunsIn: {
      rulings: ['39.6'],
      evidence: {
        position: '00000/00100/01200/01010/00000 B hecate:fc3,me4 apollo:fb3,me1',
        steps: 'b3-c3',
        shows: all(stands('c3', OPPONENT), stands('b3'), not(met('c3')), isTurnOf(OPPONENT)),
      },
    },
    onPurpose: {
      rulings: ['39.11'],
      evidence: {
        position: '00000/00100/01200/01010/00000 B hecate:fc4,me4 none:fb3,me1',
        steps: 'b3-c4 e4-e5 +e4 b3-c4 e5-d5 +e5',
        shows: all(met('c4'), stands('b3', OPPONENT), isTurnOf(OPPONENT)),
      },
    },
    powersAgainstUnseen: {
      rulings: ['39.16'],
      evidence: {
        position: '00000/00100/01200/01010/00000 A hecate:fd3,me4 athena:fb3,me1 climbed=B',
        from: 'd3',
        square: 'c4',
        code: 'barred',
      },
    },
  },
} as const satisfies PowerGuide;
