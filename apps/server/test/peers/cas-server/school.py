"""Makes the database, lets services of this machine in, and serves. Writes the port when it listens."""

import os
import sys

os.environ['DJANGO_SETTINGS_MODULE'] = 'school_settings'
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import django

django.setup()

from cas_server.models import ReplaceAttributName, ServicePattern
from django.core.management import call_command
from django.core.servers.basehttp import ThreadedWSGIServer, WSGIRequestHandler
from django.core.wsgi import get_wsgi_application

call_command('migrate', verbosity=0)
pattern = ServicePattern.objects.create(
    name='tests', pattern=r'^http://127\.0\.0\.1:.*', pos=1, single_log_out=True,
    single_log_out_callback=os.environ['CAS_LOGOUT_CALLBACK'],
)
for name in ('cn', 'eduPersonAffiliation'):
    ReplaceAttributName.objects.create(name=name, service_pattern=pattern)
server = ThreadedWSGIServer(('127.0.0.1', 0), WSGIRequestHandler)
server.set_app(get_wsgi_application())
print(server.server_address[1], flush=True)
server.serve_forever()
