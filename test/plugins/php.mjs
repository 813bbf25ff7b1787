/** PHP for the tests of the plugins. */
import { execFileSync } from 'node:child_process';

const MODULES = ['curl', 'dom', 'mbstring', 'sqlite3', 'zip'];

function run(program, parameters, options) {
  try {
    return execFileSync(program, parameters, { encoding: 'utf8', stdio: 'pipe', ...options });
  } catch (error) {
    throw new Error(
      `${program} ${parameters.join(' ')}\n${error.stdout ?? ''}${error.stderr ?? error}`,
      { cause: error },
    );
  }
}

/** Runs a file or, with `-r`, a line of PHP; answers what it printed. */
export const php = (parameters, options = {}) => run('php', parameters, options);

/** Runs PHP_CodeSniffer; answers what it printed, nothing where it is not installed. */
export function phpcs(parameters, options = {}) {
  try {
    return run('phpcs', parameters, options);
  } catch (error) {
    if (error.cause?.code === 'ENOENT') return '';
    throw error;
  }
}

/** Throws where PHP or one of its modules is missing, with the command that installs them. */
export function requirePhp() {
  let found = [];
  try {
    found = php(['-m']).split('\n');
  } catch {
    // Without PHP every module is missing.
  }
  const missing = MODULES.filter((name) => !found.includes(name));
  if (missing.length > 0)
    throw new Error(
      `PHP lacks ${missing.join(', ')}. On Debian: apt-get install -y php-cli php-curl php-mbstring php-sqlite3 php-twig php-xml php-zip`,
    );
}

/** Unpacks a zip into a folder. */
export function unzip(file, folder) {
  const code =
    '$zip = new ZipArchive(); exit($zip->open($argv[1]) === true && $zip->extractTo($argv[2]) ? 0 : 1);';
  php(['-r', code, file, folder]);
}
