"""Settings of Debian's python3-django-cas-server for the tests."""

import os

DEBUG = False
SECRET_KEY = 'a key of the tests'
ALLOWED_HOSTS = ['127.0.0.1']
ROOT_URLCONF = 'school_urls'
DATABASES = {'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': os.environ['CAS_DATABASE']}}
DEFAULT_AUTO_FIELD = 'django.db.models.AutoField'
STATIC_URL = '/static/'
LANGUAGE_CODE = 'en'
USE_TZ = True
INSTALLED_APPS = [
    'django.contrib.admin',
    'django.contrib.auth',
    'django.contrib.contenttypes',
    'django.contrib.sessions',
    'django.contrib.messages',
    'django.contrib.staticfiles',
    'cas_server',
]
MIDDLEWARE = [
    'django.contrib.sessions.middleware.SessionMiddleware',
    'django.middleware.locale.LocaleMiddleware',
    'django.middleware.common.CommonMiddleware',
    'django.middleware.csrf.CsrfViewMiddleware',
    'django.contrib.auth.middleware.AuthenticationMiddleware',
    'django.contrib.messages.middleware.MessageMiddleware',
]
TEMPLATES = [
    {
        'BACKEND': 'django.template.backends.django.DjangoTemplates',
        'APP_DIRS': True,
        'OPTIONS': {
            'context_processors': [
                'django.template.context_processors.request',
                'django.contrib.auth.context_processors.auth',
                'django.contrib.messages.context_processors.messages',
            ],
        },
    },
]
CAS_AUTH_CLASS = 'cas_server.auth.TestAuthUser'
CAS_TEST_USER = '20261001'
CAS_TEST_PASSWORD = 'a password of the tests'
CAS_TEST_ATTRIBUTES = {'cn': '张三', 'eduPersonAffiliation': ['student', 'member']}
CAS_NEW_VERSION_HTML_WARNING = False
CAS_NEW_VERSION_EMAIL_WARNING = False
