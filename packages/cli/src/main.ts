import process from 'node:process';

process.stdout.write('oia: no command is built yet.\n');
