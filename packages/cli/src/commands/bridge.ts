import { runCheck } from '../bridge/check-run.ts';
import { BRIDGE_OPTIONS, type BridgePlan, readBridge } from '../bridge/plan.ts';
import { relay } from '../bridge/relay.ts';
import { type Command, EXIT, printError, usageError } from '../command.ts';
import { EngineError } from '../engines/line-channel.ts';
import { openEngine } from '../engines/open-engine.ts';
import { readArgs } from '../options.ts';

export const bridge: Command = {
  name: 'bridge',
  summary: 'lets another program play: in matches, on a server, in the analysis page',
  help: `oia bridge [--check | --listen PORT | --server URL] [options] -- COMMAND ...

The command is a program that speaks the protocol of docs/engine-protocol.md or that of the older notation; which one
is found out. 1 to 8, hand and net:FILE stand for our own engine, as in "oia match".

Without an option the program speaks our protocol on standard input and output, whatever it speaks itself.

  --check            runs a list of exchanges and says which the program passes

  --listen PORT      for the analysis page of a browser on this machine: opens a socket that nothing else can reach,
                     and prints the address and a code that works once
  --origin URL       the app is at this address; default: an app that is served by this machine. May be repeated

  --server URL       plays on a server, until Ctrl+C; a second Ctrl+C resigns
  --token T          of the program (docs/api.md); or set OIA_TOKEN, which other users of the machine cannot read
  --terms PRESET     plays games with these powers: none (the default), simple or all
  --control TIME     minutes and seconds a turn, as 5+5 (the default), days a turn, as 3d, or unlimited
  --rated            rated games
  --room ID          plays the one game of this room instead
  --games N          ends after this many games
  --movetime N       milliseconds a turn, at most (1000); less where the clock asks for it`,
  async run(args) {
    const end = args.indexOf('--');
    const read = readArgs(end < 0 ? args : args.slice(0, end), BRIDGE_OPTIONS);
    if (!read.ok) return usageError('bridge', read.error);
    const { values, positionals } = read.value;
    if (positionals.length > 0) return usageError('bridge', `Put "--" before the command: -- ${positionals.join(' ')}`);
    const plan = readBridge(values, end < 0 ? [] : args.slice(end + 1));
    if (!plan.ok) return usageError('bridge', plan.error);
    try {
      return await run(plan.value);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      printError(`oia bridge: ${error.message}`);
      return EXIT.failed;
    }
  },
};

/** The code of a socket or a server is loaded only for it. */
async function run(plan: BridgePlan): Promise<number> {
  if (plan.kind === 'server') return (await import('../bridge/server-program.ts')).playOnServer(plan);
  if (plan.kind === 'listen') return (await import('../bridge/socket-bridge.ts')).listen(plan);
  const opened = await openEngine(plan.command);
  return plan.kind === 'check' ? runCheck(opened) : relay(opened);
}
